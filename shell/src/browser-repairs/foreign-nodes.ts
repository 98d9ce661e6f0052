// A translator moves the text nodes of React into elements of its own, or takes them out and shows an element in
// their place. React would throw at the next change of such a text, and the page would be lost. With this script,
// a change is made where the text is now, and what stands for a text goes with it.

const { removeChild, insertBefore } = Node.prototype;
/** The translation of a text node that is no longer in the page. */
const standIns = new WeakMap<Node, Element>();

/** The child of `parent` that contains the node or stands for it. */
function placeIn(parent: Node, node: Node | null): Node | null {
  let place: Node | null = node && (node.parentNode ? node : (standIns.get(node) ?? null));
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  // The types of the original have lost its type parameter.
  if (child.parentNode === this) return removeChild.call(this, child) as Child;
  const place = placeIn(this, child);
  const parent = child.parentNode;
  parent?.removeChild(child);
  if (place && !(parent && place.textContent)) removeChild.call(this, place);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  child: Child,
  before: Node | null,
): Child {
  // See above.
  return insertBefore.call(this, child, placeIn(this, before)) as Child;
};

/** Learns from changes of the page what stands for which text; `observer` then observes these texts too. */
export function followTranslator(
  changes: readonly MutationRecord[],
  observer: MutationObserver,
): void {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    // React has changed a text: it comes back, and the translator sees a new one.
    if (!target.parentNode) standIns.get(target)?.replaceWith(target);
    // Or has placed it elsewhere.
    for (const node of addedNodes) if (node.parentNode) standIns.get(node)?.remove();
    const around = [...addedNodes, previousSibling, nextSibling];
    const standIn = around.find((node) => node?.nodeName === 'FONT');
    for (const node of removedNodes) {
      if (!standIn || node.nodeType !== Node.TEXT_NODE || node.parentNode) continue;
      // Its name is that of an element.
      standIns.set(node, standIn as Element);
      observer.observe(node, { characterData: true });
    }
  }
}
