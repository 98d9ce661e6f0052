import { ROLE_ADMIN } from '../model/constants';

/** The signed-in user as kept under the local storage key `user`. */
export interface StoredUser {
  /** Missing in data of older visits; pages that need the id then stay empty. */
  id?: number;
  name: string;
  slug?: string | null;
  /** 3 for an admin, anything else for a student; some responses contain it as text. */
  role_id?: number | string;
  /** The role of somebody of the admin area, see `shared/model/rights`. */
  rights?: unknown;
  /** With the role `single`, what was ticked for this person. */
  ticked?: unknown;
  profile?: {
    dob?: string | null;
    gender?: 'male' | 'female' | 'other' | null;
    avatar?: string | null;
  } | null;
}

export function isAdmin(user: Pick<StoredUser, 'role_id'> | null): boolean {
  return user !== null && Number(user.role_id) === ROLE_ADMIN;
}

/** The user in the response to a login; `null` if there is none. */
export function toStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null;
  return isStoredUser(value) ? value : { ...value, name: '' };
}

/** Reads the text stored under `user`; `null` where it is not a user. */
export function parseStoredUser(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isStoredUser(value) ? readable(value) : null;
  } catch {
    return null;
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}

/** The storage can contain anything: fields that pages use are left out if their type is wrong. */
function readable({ id, name, slug, role_id, profile, ...rest }: StoredUser): StoredUser {
  return {
    ...rest,
    ...(typeof id === 'number' ? { id } : {}),
    ...(typeof role_id === 'number' || typeof role_id === 'string' ? { role_id } : {}),
    name: wellFormed(name),
    ...(typeof slug === 'string' ? { slug: wellFormed(slug) } : {}),
    ...(typeof profile === 'object' ? { profile: profile && readableProfile(profile) } : {}),
  };
}

function readableProfile({ avatar, ...rest }: NonNullable<StoredUser['profile']>) {
  return { ...rest, ...(typeof avatar === 'string' ? { avatar } : {}) };
}

/** Replaces halves of characters (lone surrogates): encoding them for an address throws. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
