import { Component, type ComponentChildren } from 'preact';
import { place } from '../navigation/location.ts';

/** Error boundary: shown where rendering a page fails. */
export class Mishap extends Component<
  { readonly children: ComponentChildren },
  { readonly failed: boolean }
> {
  static override getDerivedStateFromError() {
    return { failed: true };
  }

  /** Another page may work, so a change of the address clears the error. */
  override componentDidMount() {
    place.subscribe(() => this.state.failed && this.setState({ failed: false }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main class="door">
        <section class="card">
          <h1>This page could not be shown</h1>
          <p>
            Reload it. If that does not help, go <a href="/">to the start page</a> and tell the operator of
            the service.
          </p>
        </section>
      </main>
    );
  }
}
