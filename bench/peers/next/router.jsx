'use client';
// Implements with Next.js the names that the pages import from React Router: an app with Next.js has no
// second router.
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';

export { useParams } from 'next/navigation';

/** Loads its page only on a click: the site does not prefetch a link that is only in view either. */
export function Link({ to, ...rest }) {
  return <NextLink href={to} prefetch={false} {...rest} />;
}

export function NavLink({ to, end: _end = false, className, ...rest }) {
  const isActive = usePathname() === to;
  return (
    <Link
      to={to}
      className={isActive ? `${className} active` : className}
      aria-current={isActive ? 'page' : undefined}
      {...rest}
    />
  );
}

export function useNavigate() {
  const { push } = useRouter();
  return push;
}

export function useLocation() {
  const pathname = usePathname();
  return { pathname, key: pathname };
}
