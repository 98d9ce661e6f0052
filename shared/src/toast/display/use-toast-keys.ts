import { useEffect } from 'react';

/** Alt+T focuses the newest toast; Escape or the dismiss button returns the focus to where it was. */
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
      // This Escape is for the toasts: a dialog around them, or a menu, must stay open.
      event.preventDefault();
      event.stopPropagation();
      goBack();
    };
    // A button pressed with the pointer does not have the focus: then the focus has not moved.
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
