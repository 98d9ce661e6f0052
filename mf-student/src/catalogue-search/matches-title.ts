/** Whether the title holds the searched text; case and blanks around it do not matter. */
export function matchesTitle(title: string, search: string): boolean {
  return title.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
