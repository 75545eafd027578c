// What every type's editor is given: its config as it is being written, and the way to change it.
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';

export interface EditorProps<Type extends BuiltRequirementType> {
  config: ConfigOf<Type>;
  onChange: (config: ConfigOf<Type>) => void;
}
