import { useEffect } from 'react';

/** Alt+T goes to the newest toast; Escape or its button go back to where the visitor was. */
export function useToastKeys(region: HTMLElement): void {
  useEffect(() => {
    let cameFrom: HTMLElement | null = null;

    const goToNewest = (event: KeyboardEvent) => {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
      const newest = [...region.querySelectorAll<HTMLElement>('[data-toast]')].at(-1);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && region.contains(relatedTarget)) return;
      cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    const goBack = () => {
      if (cameFrom?.isConnected) cameFrom.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const goBackOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the toasts stays open, a menu too: this Escape was for the toasts.
      event.preventDefault();
      event.stopPropagation();
      goBack();
    };
    // Pressed with the pointer, the button has not taken the focus.
    const goBackOnDismissal = () => {
      if (document.activeElement?.matches('button') && region.contains(document.activeElement)) {
        goBack();
      }
    };

    document.addEventListener('keydown', goToNewest);
    region.addEventListener('focusin', rememberOrigin);
    region.addEventListener('keydown', goBackOnEscape);
    region.addEventListener('click', goBackOnDismissal);
    return () => {
      document.removeEventListener('keydown', goToNewest);
      region.removeEventListener('focusin', rememberOrigin);
      region.removeEventListener('keydown', goBackOnEscape);
      region.removeEventListener('click', goBackOnDismissal);
    };
  }, [region]);
}
