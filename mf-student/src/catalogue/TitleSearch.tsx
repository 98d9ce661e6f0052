import type { PurchasedGroup } from 'shared/model/catalogue';
import { Button } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { searchWords } from './search-words';
import { texts } from './texts';

/**
 * Whether the title, the subject (the first word of `urlTitle`) or what people call the subject in both languages
 * contains the searched text. Case, the shape of an apostrophe or a space, how an accent is encoded, and how a nasal
 * is written in Hindi make no difference.
 */
export function matchesSearch(
  { title, urlTitle }: { title: string; urlTitle: string },
  search: string,
): boolean {
  const [subject = ''] = urlTitle.split('-');
  const wanted = comparable(search);
  return [
    title,
    subject,
    `${subject} course`,
    `${subject} webinar`,
    searchWords[subject] ?? '',
  ].some((text) => comparable(text).includes(wanted));
}

/** Not `toLocaleLowerCase`: in Turkish, the I of a title would become a letter that nobody types. */
const comparable = (text: string) =>
  text
    .normalize('NFD')
    // In Hindi, many type फ for फ़, and some keyboards add joiners, which nobody sees.
    .replace(/[\u093c\u200c\u200d]/g, '')
    // कुण्डली and कुंडली are one word, and so are चाँद and चांद.
    .replace(/[ङञणनम]\u094d(?=[क-म])|\u0901/g, '\u0902')
    .replace(/['’ʼ‘`´′]/g, "'")
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase();

interface NoMatchProps {
  what: PurchasedGroup['kind'];
  search: string;
  onClear: () => void;
}

/** Shown when nothing matches the searched text. */
export function NoMatch({ what, search, onClear }: NoMatchProps) {
  return (
    <EmptyState
      title={texts.noMatch(what, search.trim())}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.showAll}
        </Button>
      }
    >
      {texts.shorterWord}
    </EmptyState>
  );
}
