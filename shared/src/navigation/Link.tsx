import type { MouseEvent, RefAttributes } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useMatch,
  useResolvedPath,
  type LinkProps as RoutersLinkProps,
  type NavLinkProps as RoutersNavLinkProps,
} from 'react-router';

/** What needs React Router's router with loaders, which the host does not use. */
type NotHere =
  | 'defaultShouldRevalidate'
  | 'discover'
  | 'mask'
  | 'prefetch'
  | 'preventScrollReset'
  // The content security policy refuses it.
  | 'style'
  | 'viewTransition';

type OwnProps = RefAttributes<HTMLAnchorElement> & { state?: unknown };
type LinkProps = Omit<RoutersLinkProps, NotHere | 'state'> & OwnProps;
type NavLinkProps = Omit<RoutersNavLinkProps, NotHere | 'state'> & OwnProps;

/** An address with a scheme or a host. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** Like React Router's `Link`. The host prefetches for every link. */
export function Link({
  to,
  replace,
  state,
  relative,
  reloadDocument,
  target,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to, { relative });
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    relative,
    target,
  });
  const isElsewhere = typeof to === 'string' && ELSEWHERE.test(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument && !isElsewhere) navigate(event);
  };
  return (
    <a {...rest} href={isElsewhere ? to : href} target={target} onClick={follow}>
      {children}
    </a>
  );
}

/** Like React Router's `NavLink`; a style sheet knows the page on screen by `aria-current`. */
export function NavLink({
  end,
  caseSensitive,
  className,
  children,
  'aria-current': current = 'page',
  ...link
}: NavLinkProps) {
  const { pathname: path } = useResolvedPath(link.to, link);
  const isActive = useMatch({ path, end: end ?? false, caseSensitive }) !== null;
  const state = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...link}
      aria-current={isActive ? current : undefined}
      className={typeof className === 'function' ? className(state) : className}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
