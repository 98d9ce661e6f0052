'use client';
// The router's names that the pages use, by Next.js: its users have no second router.
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';

/** Fetched when it is followed: the site does not fetch what is only in view either. */
export function Link({ to, ...rest }) {
  return <NextLink href={to} prefetch={false} {...rest} />;
}

export function NavLink({ to, end: _end, className, ...rest }) {
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
