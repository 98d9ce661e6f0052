import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Whether the page is hydrated: what it throws after that goes to the boundary around it. */
  isLive(): boolean;
  onCrash(error: unknown): void;
}

interface State {
  crash: { thrown: unknown } | null;
}

/** Keeps the text of a prerendered page that throws during hydration. */
export class StaticCopyOnError extends Component<Props, State> {
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
    // During this render the page is still in the document.
    const copy = (this.copy ??= copyOfPage());
    return (
      <div
        ref={(place) => place?.replaceChildren(...copy)}
        // No script handles the copied forms: otherwise the browser would put their values into the address.
        onSubmit={(event) => event.preventDefault()}
      />
    );
  }
}

function copyOfPage(): Element[] {
  const copy = document.createElement('div');
  // A failure card is not part of the page.
  for (const part of document.querySelectorAll('main > :not([data-failure])')) {
    copy.append(part.cloneNode(true));
  }
  for (const button of copy.querySelectorAll('button')) button.disabled = true;
  return [...copy.children];
}
