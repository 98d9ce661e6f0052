import { useState } from 'react';
import { createKeys } from 'shared/actions';
import {
  CheckboxField,
  Form,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  stopped,
} from 'shared/forms';
import type {
  GroupDetails,
  GroupMessagePreviewResponse,
  GroupMessageRequest,
} from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { Icon, NewTab } from 'shared/ui';
import { useAsk } from '../../details/Ask';
import { announced } from '../../details/announced';
import { EditorButton } from '../../details/EditorDialog';
import rowStyles from '../../lists/Report.module.css';
import styles from '../Classes.module.css';
import { peopleText } from '../group-cells';
import { previewGroupMessageCall, writeToGroupCall } from '../class-endpoints';

type Words = Pick<GroupMessageRequest, 'subject' | 'text' | 'sms'>;

const checks: Checks<Words> = [
  filled('subject', 'Please enter a subject.'),
  filled('text', 'Please enter a text.'),
];

interface WriteProps {
  found: GroupDetails;
  /** The day of a class: writes only to who was not there. */
  absentOn?: string;
}

/** Writes one e-mail to everybody of a class, or to who was absent. */
export function WriteToGroup({ found, absentOn }: WriteProps) {
  const title = absentOn ? 'Message the absent' : 'Write to everybody';
  return (
    <EditorButton
      title={title}
      variant={absentOn ? 'secondary' : undefined}
      form={(close) => <MessageForm found={found} absentOn={absentOn} onSent={close} />}
    >
      <Icon name="mail" size={18} />
      {title}
    </EditorButton>
  );
}

function MessageForm({
  found: { id, title, can_sms },
  absentOn,
  onSent,
}: WriteProps & { onSent: () => void }) {
  const [ask, question] = useAsk();
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<Words>({
    checks,
    onSubmit: async (words) => {
      const message = { ...words, ...(absentOn && { absent_on: absentOn }) };
      const shown = await previewGroupMessageCall({ id, ...message });
      if (shown.error) return shown;
      const { data } = shown.data;
      const isWanted = await ask({
        title: `Write to ${peopleText(data.receivers)}?`,
        text: <Preview {...data} />,
        yes: `Send to ${peopleText(data.receivers)}`,
      });
      if (!isWanted) return stopped;
      return announced(
        await writeToGroupCall({ id, ...message, idempotencyKey: keyFor(message) }),
        onSent,
      );
    },
  });
  return (
    <>
      <Form form={form} autoComplete="off" name="Message to the class">
        <p>
          For what concerns {title} only:{' '}
          {absentOn ? 'who was not there' : 'everybody with a place'} gets it, also who wants no
          news.
        </p>
        <TextField name={form.name('subject')} label="Subject" maxLength={150} />
        <TextAreaField name={form.name('text')} label="Text" maxLength={4000} />
        {can_sms && <CheckboxField name={form.name('sms')} label="Also by SMS, in short" />}
        <SubmitButton>Send</SubmitButton>
      </Form>
      {question}
    </>
  );
}

const languages = { en: 'In English', hi: 'In Hindi' } as const;

/** The e-mail in both languages, and WhatsApp with the same words for one person after the other. */
function Preview({ emails, sms, whatsapp }: GroupMessagePreviewResponse['data']) {
  return (
    <>
      <p>Each of them gets it once, by e-mail, in the own language. It cannot be taken back.</p>
      {emails.map(({ language, subject, text }) => (
        <details key={language} open={language === 'en'}>
          <summary className={styles.summary}>{languages[language]}</summary>
          <p lang={language} className={rowStyles.longText}>
            {subject}
            {'\n\n'}
            {text}
          </p>
        </details>
      ))}
      {sms.map((text) => (
        <p key={text}>By SMS: {text}</p>
      ))}
      {whatsapp.length > 0 && (
        <details>
          <summary className={styles.summary}>By WhatsApp, one by one</summary>
          <ul role="list">
            {whatsapp.map(({ name, link }) => (
              <li key={link}>
                <NewTab href={link}>WhatsApp {name}</NewTab>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
