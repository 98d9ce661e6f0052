import { useState, type ReactNode } from 'react';
import { readFailure } from 'shared/calls';
import {
  CheckboxField,
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  type Name,
  type Outcome,
  stopped,
} from 'shared/forms';
import {
  changesBetween,
  lackingHindi,
  placeInWords,
  type CatalogueChange,
  type LackingHindi,
} from 'shared/model/catalogue-changes';
import type { Catalogue, PublishCatalogueRequest } from 'shared/model/schemas';
import { Button, Dialog, Notice, Skeleton, VisuallyHidden } from 'shared/ui';
import { useAsk } from '../../details/Ask';
import { useAdminCatalogueBuyersQuery } from './catalogue-endpoints';
import { buyersText, concernedBy, movesOf, type Concerned } from './concerned';
import styles from './Catalogue.module.css';

interface ReviewDialogProps {
  title: string;
  /** The text of the button that publishes. */
  submit: string;
  /** What is published now, and what would be. */
  from: Catalogue;
  to: Catalogue;
  note?: string;
  /** What has to be settled first. */
  children?: ReactNode;
  onClose: () => void;
  /** A refusal has messages by path, such as `courses.0.newPrice`. */
  onPublish: (wanted: Omit<PublishCatalogueRequest, 'version' | 'catalogue'>) => Promise<Outcome>;
}

/**
 * Shows each change with its old and new value, and the buyers that it concerns, before the admin
 * publishes it.
 */
export function ReviewDialog({
  title,
  submit,
  from,
  to,
  note = '',
  children,
  onClose,
  onPublish,
}: ReviewDialogProps) {
  const result = useAdminCatalogueBuyersQuery();
  const changes = changesBetween(from, to);
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <div className={styles.page}>
        {children}
        {changes.length === 0 && (
          <p role="status">Nothing is left to publish: all of it is on the site.</p>
        )}
        <ChangeList changes={changes} />
        <HindiNotice lacking={lackingHindi(to)} />
        {result.isLoading ? (
          <Skeleton shape="row" count={1} />
        ) : (
          <>
            {!result.data && (
              <Notice tone="info">
                The buyers whom this concerns could not be loaded. Nothing is published that leaves
                buyers without their dates.
              </Notice>
            )}
            <PublishForm
              submit={submit}
              note={note}
              to={to}
              concerned={concernedBy(from, to, result.data?.data ?? [])}
              onPublish={onPublish}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PublishFormProps extends Pick<ReviewDialogProps, 'submit' | 'note' | 'to' | 'onPublish'> {
  concerned: readonly Concerned[];
}

interface PublishValues {
  note: string;
  /** For each of the concerned, the id of the batch or session that its buyers move to. */
  moves: string[];
  /** Whether the buyers of what only changes are told, and what besides. */
  tell: boolean;
  text: string;
}

function PublishForm({ submit, note, to, concerned, onPublish }: PublishFormProps) {
  const [refusals, setRefusals] = useState<[string, readonly string[]][]>([]);
  const [ask, question] = useAsk();
  const changing = concerned.filter(({ effect }) => effect !== 'is removed');
  const form = useCheckedForm<PublishValues>({
    defaultValues: { note, tell: true, text: '' },
    onSubmit: async (values) => {
      const isWanted =
        concerned.length === 0 ||
        (await ask({
          title: `${submit} in spite of the buyers?`,
          text: [
            `${countOf(concerned)} concerned. Buyers who are moved get an e-mail with their new dates.`,
            ...(changing.length > 0
              ? [
                  values.tell
                    ? `${buyersIn(changing)} will get an e-mail with what was and what is now.`
                    : 'Nobody is told of the changed dates and links.',
                ]
              : []),
          ].join(' '),
          yes: `Yes, ${submit.toLowerCase()}`,
        }));
      if (!isWanted) return stopped;
      const moves = movesOf(concerned, values.moves ?? []);
      const { note, tell, text } = values;
      const outcome = await onPublish({
        note: note.trim(),
        moves,
        ...(changing.length > 0 && { tell, text: text.trim() }),
      });
      const { errors } = readFailure(outcome.error);
      setRefusals(Object.entries(errors));
      return outcome;
    },
  });
  return (
    <>
      {refusals.length > 0 && (
        <ul role="alert" className={styles.refusals}>
          {refusals.map(([path, [text]]) => (
            <li key={path}>{path === 'moves' ? text : `${placeInWords(to, path)}: ${text}`}</li>
          ))}
        </ul>
      )}
      <Form form={form} autoComplete="off" name="Publish">
        {concerned.length > 0 && (
          <section aria-labelledby="buyers-concerned" className={styles.changes}>
            <h3 id="buyers-concerned">Buyers concerned</h3>
            <ul role="list" className={styles.changes}>
              {concerned.map((each, index) => (
                <li key={`${each.found.kind} ${each.name}`} className={styles.concerned}>
                  <p className={styles.entry}>
                    {each.name}: {each.effect}
                  </p>
                  <p>{buyersText(each.found)}</p>
                  <MoveField targets={each.targets} name={form.name(`moves.${index}`)} />
                </li>
              ))}
            </ul>
            {changing.length > 0 && (
              <>
                <CheckboxField
                  name={form.name('tell')}
                  label={`Tell ${buyersIn(changing)} by e-mail`}
                />
                <TextAreaField
                  name={form.name('text')}
                  label="Your words"
                  hint="The e-mail has the old and the new dates already. A link is only in the classroom."
                  maxLength={2000}
                  optional
                />
              </>
            )}
          </section>
        )}
        <TextField name={form.name('note')} label="Note" optional maxLength={500} />
        <div>
          <SubmitButton>{submit}</SubmitButton>
        </div>
      </Form>
      {question}
    </>
  );
}

function MoveField({ targets, name }: Pick<Concerned, 'targets'> & { name: Name<string> }) {
  if (!targets) return null;
  if (targets.length === 0) {
    return (
      <p>
        There is no other date for them: add one, or move each of them on the page of the order.
      </p>
    );
  }
  return (
    <SelectField
      name={name}
      label="Move them to"
      options={targets}
      placeholder="Choose the new dates"
      required
    />
  );
}

/** `1 buyer`, `7 buyers` */
function buyersIn(concerned: readonly Concerned[]): string {
  const count = concerned.reduce((sum, { found }) => sum + found.buyers, 0);
  return count === 1 ? '1 buyer' : `${count} buyers`;
}

const countOf = (concerned: readonly Concerned[]): string => {
  const buyers = buyersIn(concerned);
  return `${buyers} ${buyers === '1 buyer' ? 'is' : 'are'}`;
};

interface ChangeListProps {
  changes: readonly CatalogueChange[];
  /** Offers a button that does one of the changes alone. */
  onRestore?: (change: CatalogueChange) => void;
}

/** One item for each changed field, with its old and new value. */
export function ChangeList({ changes, onRestore }: ChangeListProps) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map((change, index) => {
        const { item, field, from, to, difference } = change;
        const isFirst = changes[index - 1]?.difference !== difference;
        return (
          <li key={index} className={styles.change}>
            <p className={styles.entry}>
              {item}: {field}
            </p>
            <p>
              {from && <del>{from}</del>} {to && <ins>{to}</ins>}
            </p>
            {difference.path.at(-1) === 'urlTitle' && <p>The old address leads to the new one.</p>}
            {onRestore && isFirst && (
              <Button variant="quiet" size="small" onClick={() => onRestore(change)}>
                Restore only this <VisuallyHidden>{`${item}: ${field}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** At most this many items are named. */
const MOST_NAMED = 10;

/** What visitors would read in English on the pages in Hindi. It can be published all the same. */
function HindiNotice({ lacking }: { lacking: readonly LackingHindi[] }) {
  if (lacking.length === 0) return null;
  const others = lacking.length - MOST_NAMED;
  return (
    <Notice>
      <p>On the pages in Hindi, texts without Hindi are in English.</p>
      <ul>
        {lacking.slice(0, MOST_NAMED).map(({ item, count }) => (
          <li key={item}>
            {item}: {count === 1 ? '1 text lacks Hindi' : `${count} texts lack Hindi`}
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </Notice>
  );
}
