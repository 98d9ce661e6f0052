/** Loads what keeps React working on a page that a translator changes, when its first element appears. */
export function watchTranslator(): void {
  const observer = new MutationObserver((changes) => {
    if (!document.getElementsByTagName('font').length) return;
    import(/* webpackChunkName: "rare" */ './foreign-nodes')
      .then(({ followTranslator }) => followTranslator(changes, observer))
      .catch(() => {});
  });
  observer.observe(document, { childList: true, subtree: true });
}
