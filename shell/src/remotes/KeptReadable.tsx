import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A page that has come to life and throws then is left to the boundary around it. */
  isLive(): boolean;
  onCrash(error: unknown): void;
}

interface State {
  crash: { thrown: unknown } | null;
}

/** Keeps the text of a prerendered page that throws while it comes to life. */
export class KeptReadable extends Component<Props, State> {
  override state: State = { crash: null };
  private copy: Element[] | null = null;

  static getDerivedStateFromError(thrown: unknown): State {
    return { crash: { thrown } };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onCrash(thrown);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    if (this.props.isLive()) throw crash.thrown;
    // While this is rendered the page still stands in the document.
    const copy = (this.copy ??= copyOfPage());
    return (
      <div
        ref={(place) => place?.replaceChildren(...copy)}
        // Nothing handles its forms: what was entered must not end up in the address.
        onSubmit={(event) => event.preventDefault()}
      />
    );
  }
}

function copyOfPage(): Element[] {
  const copy = document.createElement('div');
  // A failure's card is no part of the page.
  for (const part of document.querySelectorAll('main > :not([data-place])')) {
    copy.append(part.cloneNode(true));
  }
  for (const button of copy.querySelectorAll('button')) button.disabled = true;
  return [...copy.children];
}
