import { useState } from 'react';
import { createKeys } from 'shared/actions';
import {
  CheckboxField,
  Choice,
  Form,
  SubmitButton,
  TextAreaField,
  useCheckedForm,
} from 'shared/forms';
import { formatDateTime } from 'shared/model/format';
import type { Thread, ThreadMessageRequest, ThreadsResponse } from 'shared/model/schemas';
import { filled } from 'shared/model/validation';
import { Actions, NewTab, PageHeading, VisuallyHidden } from 'shared/ui';
import { Badge, EmptyState } from 'shared/ui/lists';
import { api, change, ifDone } from 'shared/api';
import { optionsOf } from '../lists/address-filters';
import { announced } from '../details/announced';
import { CallButton } from '../details/CallButton';
import { Detail } from '../details/Detail';
import { EditorButton } from '../details/EditorDialog';
import { Panel } from '../details/Panel';
import styles from '../lists/Report.module.css';
import { dataQuery } from '../lists/queries';

/** What students ask about modules and classes; their teachers answer by link, the office here. */
function ThreadsPage() {
  const [shown, setShown] = useState<'unsettled' | 'all'>('unsettled');
  const result = useAdminThreadsQuery(shown === 'all');
  return (
    <div className={styles.report}>
      <PageHeading>Questions to teachers</PageHeading>
      <Choice
        label="Show"
        className={styles.filter}
        options={optionsOf({ unsettled: 'Not solved', all: 'All' })}
        value={shown}
        onChoose={setShown}
      />
      <Detail what="The questions" result={result}>
        {(threads) =>
          threads.length === 0 ? (
            <EmptyState title="No question waits" />
          ) : (
            threads.map((thread) => <OneThread key={thread.id} thread={thread} />)
          )
        }
      </Detail>
    </div>
  );
}

const tones = { open: 'pending', answered: 'accent', solved: 'paid', closed: 'neutral' } as const;
const words = { open: 'Waits', answered: 'Answered', solved: 'Solved', closed: 'Closed' } as const;
const authors = { student: 'Student', teacher: 'Teacher', office: 'Office' } as const;

function OneThread({ thread }: { thread: Thread }) {
  const { id, title, about, from, state, reported, messages } = thread;
  return (
    <Panel heading={`${from}: ${[title, about].filter(Boolean).join(', ')}`}>
      <p>
        <Badge tone={tones[state]}>{words[state]}</Badge>{' '}
        {reported && <Badge tone="failed">Abuse reported</Badge>}
      </p>
      <ul role="list" className={styles.notes}>
        {messages.map(({ id: message, by, text, picture, at }) => (
          <li key={message}>
            <p className={styles.longText}>{text}</p>
            {picture && (
              <NewTab href={picture} className={styles.link}>
                Photo
              </NewTab>
            )}
            <p className={styles.detail}>
              {authors[by]}, {formatDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {state !== 'closed' && (
        <Actions>
          <EditorButton
            title="Answer"
            form={(done) => <AnswerForm thread={thread} onSent={done} />}
            aria-label={`Answer ${from}`}
          />
          <CallButton call={() => closeThreadCall(id)}>
            Close <VisuallyHidden>{from}</VisuallyHidden>
          </CallButton>
        </Actions>
      )}
    </Panel>
  );
}

function AnswerForm({ thread, onSent }: { thread: Thread; onSent: () => void }) {
  const { id, question } = thread;
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<{ text: string; right: boolean }>({
    checks: [filled('text', 'Please enter a text.')],
    onSubmit: async (message) =>
      announced(
        await answerThreadCall({ id, ...message, idempotencyKey: keyFor(message) }),
        onSent,
      ),
  });
  return (
    <Form form={form} name="Answer">
      <p>The student gets it by e-mail and sees it in the classroom.</p>
      <TextAreaField name={form.name('text')} label="Answer" maxLength={4000} />
      {question !== undefined && (
        <CheckboxField
          name={form.name('right')}
          label="It is right, and counts for the certificate"
        />
      )}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const { useAdminThreadsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminThreads: build.query(
      dataQuery<ThreadsResponse, boolean>(
        (all) => ({ url: '/admin/threads', params: { all: all ? 'yes' : undefined } }),
        'Threads',
      ),
    ),
  }),
});

export const answerThreadCall = change<
  ThreadMessageRequest & { id: number; idempotencyKey: string }
>('POST /admin/threads/:id/messages', ifDone('Threads'));

export const closeThreadCall = change<number>('PUT /admin/threads/:id/closed', ['Threads']);

export { ThreadsPage as Component };
