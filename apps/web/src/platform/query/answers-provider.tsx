// Owns the query cache around a screen. Opening a screen, also again after a failure, asks anew for what failed.
import { QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClient } from './query.ts';

export function AnswersProvider({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  // Once per opening, before the screen reads: without it a failed answer would fail the screen again at once.
  useState(reset);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
