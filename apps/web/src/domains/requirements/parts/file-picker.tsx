// The hidden field behind a button that chooses a file. The same file can be chosen again after it was taken out.
import type { RefObject } from 'react';

export interface FilePickerProps {
  /** Pressed by the button. */
  field: RefObject<HTMLInputElement | null>;
  label?: string | undefined;
  accept?: string | undefined;
  onFile: (file: File) => void;
}

export function FilePicker({ field, label, accept, onFile }: FilePickerProps) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onFile(file);
        event.target.value = '';
      }}
    />
  );
}
