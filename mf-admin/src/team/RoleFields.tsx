import { CheckboxField, SelectField, useFieldValue, type CheckedForm } from 'shared/forms';
import {
  adminRoles,
  allTickable,
  roleNames,
  tickableRights,
  type AdminRole,
  type TickableRight,
} from 'shared/model/rights';
import styles from '../details/Panel.module.css';

/** A form about one person of the team. */
export interface MemberValues {
  name: string;
  email: string;
  rights: AdminRole;
  ticked: Record<TickableRight, boolean>;
}

/** What is ticked, as fields have it and as calls send it. */
export const tickedValues = (given: readonly TickableRight[] = []) =>
  // The cast: `fromEntries` forgets the names.
  Object.fromEntries(allTickable.map((right) => [right, given.includes(right)])) as Record<
    TickableRight,
    boolean
  >;
export const givenRights = ({ rights, ticked }: Pick<MemberValues, 'rights' | 'ticked'>) => ({
  rights,
  ...(rights === 'single' && { ticked: allTickable.filter((right) => ticked[right]) }),
});

const options = adminRoles.map((value) => ({ value, label: roleNames[value] }));

/** A role, or single rights to tick. */
export function RoleFields({ form, hint }: { form: CheckedForm<MemberValues>; hint?: string }) {
  const isSingle = useFieldValue(form, 'rights') === 'single';
  return (
    <>
      <SelectField name={form.name('rights')} label="Role" options={options} hint={hint} />
      {isSingle && (
        <fieldset className={styles.facts}>
          <legend>May do</legend>
          {allTickable.map((right) => (
            <CheckboxField
              key={right}
              name={form.name(`ticked.${right}`)}
              label={tickableRights[right]}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
