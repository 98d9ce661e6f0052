/** Safari throws after a hundred changes of the address in a while: the page is more important than the address. */
export function tolerateRefusedAddress(): void {
  const { replaceState } = history;
  history.replaceState = (...given) => {
    try {
      replaceState.apply(history, given);
    } catch {
      // The address stays.
    }
  };
}

/**
 * A translator moves the text nodes of React into elements of its own; React would throw at the next change of
 * such a text, and the page would be lost. Then nothing is removed, and what is added goes to the end.
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    // The types of the original have lost its type parameter.
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before?.parentNode === this ? before : null;
    // See above.
    return insertBefore.call(this, child, place) as Child;
  };
}
