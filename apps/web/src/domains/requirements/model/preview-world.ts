// What only the server knows of an AR step, for a preview of it.
export interface PreviewWorld {
  code: string;
  model_url: string | null;
}
