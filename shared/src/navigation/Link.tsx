import { forwardRef, type MouseEvent } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';

// Both have the types of React Router's own, which sections are compiled with.

/** An address with a scheme or a host. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Like React Router's `Link`, without what needs its router with loaders, such as `prefetch`. The host prefetches for
 * every link.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, relative, reloadDocument, target, onClick, children, ...rest },
  ref,
) {
  const href = useHref(to, { relative });
  const told: unknown = state;
  const how = { replace, state: told, relative, target };
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, how);
  const isElsewhere = typeof to === 'string' && ELSEWHERE.test(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument && !isElsewhere) navigate(event);
  };
  return (
    <a {...rest} ref={ref} href={isElsewhere ? to : href} target={target} onClick={follow}>
      {children}
    </a>
  );
});

/** Like React Router's `NavLink`; a style sheet knows the page on screen by `aria-current`. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  {
    end = false,
    caseSensitive,
    className,
    // The content security policy refuses it.
    style: _style,
    children,
    'aria-current': current = 'page',
    ...link
  },
  ref,
) {
  const path = useResolvedPath(link.to, link).pathname.replace(/(?<=.)\/$/, '');
  const { pathname } = useLocation();
  const [own, here] = caseSensitive
    ? [path, pathname]
    : [path.toLowerCase(), pathname.toLowerCase()];
  // Not by `matchPath`: it would decode the address of the page, and not that of the link.
  const isActive = here === own || (!end && here.startsWith(`${own}/`));
  const state = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...link}
      ref={ref}
      aria-current={isActive ? current : undefined}
      className={typeof className === 'function' ? className(state) : className}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
});
