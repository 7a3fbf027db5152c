import { Component, type ReactNode } from 'react';
import { LoadingError } from './error-screens';

/** The last net, around everything: what falls through every screen's own boundary ends here. */
export class AppBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <main className="wrap">
        <LoadingError error={this.state.error} />
      </main>
    );
  }
}
