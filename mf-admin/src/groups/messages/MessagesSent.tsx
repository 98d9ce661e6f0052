import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { GroupMessage } from 'shared/model/schemas';
import { Badge } from 'shared/ui/lists';
import { Panel } from '../../details/Panel';
import rowStyles from '../../lists/Report.module.css';
import { peopleText } from '../group-cells';
import styles from '../Classes.module.css';

/** What was written to everybody of the class, the latest first, and who has got it. */
export function MessagesSent({ messages }: { messages: readonly GroupMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <Panel heading="Messages">
      <ul role="list" className={rowStyles.notes}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message}>
            <h3>{message.subject}</h3>
            <p className={rowStyles.longText}>{message.text}</p>
            <p className={rowStyles.detail}>
              {message.by}, {formatDateTime(message.at)}, to {peopleText(message.receivers)}
            </p>
            <Deliveries deliveries={message.deliveries} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const words = { sent: 'Sent', waiting: 'On its way', undelivered: 'Not delivered' } as const;
const tones = { sent: 'paid', waiting: 'pending', undelivered: 'failed' } as const;

function Deliveries({ deliveries }: Pick<GroupMessage, 'deliveries'>) {
  if (deliveries.length === 0) return null;
  const count = (wanted: keyof typeof words) =>
    deliveries.filter(({ state }) => state === wanted).length;
  const shown = (['sent', 'waiting', 'undelivered'] as const).filter((state) => count(state) > 0);
  return (
    <details>
      <summary className={styles.summary}>
        Who got it{' '}
        {shown.map((state) => (
          <Badge key={state} tone={tones[state]}>
            {words[state]}: {count(state)}
          </Badge>
        ))}
      </summary>
      <ul role="list" className={styles.deliveries}>
        {deliveries.map(({ to, state }) => (
          <li key={to}>
            {to}: {words[state]}
          </li>
        ))}
      </ul>
      {count('undelivered') > 0 && (
        <p>
          <Link to={paths.admin('review')}>Send again what was not delivered</Link>
        </p>
      )}
    </details>
  );
}
