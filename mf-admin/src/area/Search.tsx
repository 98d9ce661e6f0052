import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from 'shared/api';
import { paths } from 'shared/model/paths';
import type { SearchResponse, SearchResult } from 'shared/model/schemas';
import { Icon, useWindowEvent, VisuallyHidden, type IconName } from 'shared/ui';
import { ownPaths } from '../own-paths';
import { dataQuery } from '../lists/queries';
import styles from './Search.module.css';

const { useAdminSearchQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSearch: build.query(
      dataQuery<SearchResponse, string>((q) => ({ url: '/admin/search', params: { q } })),
    ),
  }),
});

/** Milliseconds without a key before the search starts. */
const PAUSE = 250;
const SHORTEST = 2;

const kinds: Record<SearchResult['kind'], { label: string; icon: IconName }> = {
  person: { label: 'Person', icon: 'user' },
  order: { label: 'Order', icon: 'cart' },
  lead: { label: 'Lead', icon: 'phone' },
  receipt: { label: 'Receipt', icon: 'rupee' },
};

const addressOf = ({ kind, key }: SearchResult) =>
  kind === 'person' || kind === 'lead' ? paths.adminPerson(key) : ownPaths.order(key);

/** One field that finds people, leads, orders and receipts. The key `/` focuses it on every page. */
export function Search() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isAsked = wanted.length >= SHORTEST;
  const { currentData: found, isError } = useAdminSearchQuery(wanted, { skip: !isAsked });

  useWindowEvent('keydown', (event) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.matches('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    input.current?.focus();
  });

  const links = () => [...(area.current?.querySelectorAll('a') ?? [])];
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setWanted(typed.trim()), PAUSE);
  };
  const leave = () => {
    setOpen(false);
    type('');
  };
  // By the form, because the keyboard of a phone may send no key.
  const openFirst = (event: SubmitEvent) => {
    event.preventDefault();
    if (!found?.[0]) return;
    input.current?.blur();
    leave();
    void navigate(addressOf(found[0]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // In this order, because the focus opens the results.
      input.current?.focus();
      setOpen(false);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = [input.current, ...links()];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((place + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
  };

  const isShown = isOpen && isAsked;
  return (
    // The keys move between the field and its results.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={area}
      className={styles.search}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!area.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form className={styles.field} onSubmit={openFirst}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="everything"
          aria-label="Search everything"
          aria-keyshortcuts="/"
          placeholder="Search everything"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={text}
          onChange={({ target }) => {
            type(target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
        />
      </form>
      <VisuallyHidden>
        <span role="status">{isShown && found ? countText(found.length) : ''}</span>
      </VisuallyHidden>
      {isShown && (
        <div className={styles.results} data-surface="parchment">
          {isError && <p>The search did not work. Please try again.</p>}
          {found?.length === 0 && <p>Nothing found for “{wanted}”.</p>}
          {found && found.length > 0 && (
            <ul role="list" aria-label="Search results">
              {found.map((result) => (
                <li key={`${result.kind} ${result.key} ${result.title}`}>
                  <Link to={addressOf(result)} className={styles.result} onClick={leave}>
                    <Icon name={kinds[result.kind].icon} size={18} />
                    <span>
                      <span className={styles.title}>{result.title}</span>
                      <span className={styles.detail}>
                        {kinds[result.kind].label} · {result.detail}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const countText = (count: number): string =>
  count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`;
