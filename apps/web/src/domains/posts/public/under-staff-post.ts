// The slot under an open post of a club's staff, for what other domains offer there to whoever is signed in.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export const underStaffPost = slot<ComponentType<{ post: OpenPost }> | null>(null);
