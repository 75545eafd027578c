// Owns catching what is thrown while rendering. React offers this only to classes.
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown): { failed: boolean; error: unknown } {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ failed: false, error: undefined }));
  }
}
