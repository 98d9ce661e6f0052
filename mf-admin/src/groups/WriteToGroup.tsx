import { useState } from 'react';
import { createKeys } from 'shared/actions';
import {
  Form,
  SubmitButton,
  TextAreaField,
  TextField,
  useCheckedForm,
  stopped,
} from 'shared/forms';
import type { GroupDetails, GroupMessageRequest } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { Icon } from 'shared/ui';
import { useAsk } from '../details/Ask';
import { announced } from '../details/announced';
import { EditorButton } from '../details/EditorDialog';
import { peopleText } from './group-cells';
import { useAdminWriteToGroupMutation } from './class-endpoints';

const checks: Checks<GroupMessageRequest> = [
  filled('subject', 'Please enter a subject.'),
  filled('text', 'Please enter a text.'),
];

/** Writes one e-mail to everybody of a class. */
export function WriteToGroup({ found }: { found: GroupDetails }) {
  return (
    <EditorButton
      title="Write to everybody"
      form={(close) => <MessageForm found={found} onSent={close} />}
    >
      <Icon name="mail" size={18} />
      Write to everybody
    </EditorButton>
  );
}

function MessageForm({
  found: { id, title, students },
  onSent,
}: {
  found: GroupDetails;
  onSent: () => void;
}) {
  const [write] = useAdminWriteToGroupMutation();
  const [ask, question] = useAsk();
  const [keyFor] = useState(createKeys);
  const form = useCheckedForm<GroupMessageRequest>({
    checks,
    onSubmit: async (message) => {
      const isWanted = await ask({
        title: `Write to ${peopleText(students.length)}?`,
        text: (
          <p>Each of them gets “{message.subject}” once, by e-mail. It cannot be taken back.</p>
        ),
        yes: `Send to ${peopleText(students.length)}`,
      });
      if (!isWanted) return stopped;
      return announced(await write({ id, ...message, idempotencyKey: keyFor(message) }), onSent);
    },
  });
  return (
    <>
      <Form form={form} name="Message to the class">
        <p>
          For what concerns {title} only: everybody with a place gets it, also who wants no news.
        </p>
        <TextField name={form.name('subject')} label="Subject" autoComplete="off" maxLength={150} />
        <TextAreaField name={form.name('text')} label="Text" maxLength={4000} />
        <SubmitButton>Send</SubmitButton>
      </Form>
      {question}
    </>
  );
}
