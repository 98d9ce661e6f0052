/** Addresses of pages that only this section links. */
export const ownPaths = { about: () => '/about', tutor: () => '/tutor' } as const;
