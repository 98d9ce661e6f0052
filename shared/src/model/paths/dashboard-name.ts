/** The fields of a user that determine the addresses of the user's dashboard. */
export interface NamedUser {
  name: string;
  slug?: string | null;
}

/** Lowercase name with hyphens instead of spaces: `Asha Devi Rao` -> `asha-devi-rao`. */
export function nameSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** The name that all redirects use: the slug, else the hyphenated name. */
export function dashboardName(user: NamedUser): string {
  return user.slug || nameSlug(user.name);
}

/** Whether the `{name}` of a dashboard address means this user; encoding and case do not matter. `me` means everybody. */
export function isOwnName(user: NamedUser, urlName = ''): boolean {
  const wanted = canonical(urlName);
  return [user.slug, user.name, 'me'].some((own) => own && canonical(own) === wanted);
}

function canonical(name: string): string {
  return nameSlug(decoded(name));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
