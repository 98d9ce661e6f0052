/** The address of the player for a link to a YouTube video; `null` for any other link. */
export const playerAddress = (link: string): string | null => {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be' ? pathname.slice(1) : host === 'youtube.com' ? searchParams.get('v') : null;
  if (!id) return null;
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
};
