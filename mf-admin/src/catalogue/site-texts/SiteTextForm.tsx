import { siteTextIds } from 'shared/model/catalogue';
import {
  bannerFields,
  contactFields,
  policyFields,
  type FieldList,
} from 'shared/model/catalogue-fields';
import * as inHindi from 'shared/model/hindi';
import { adminSiteTextMessages } from 'shared/model/messages';
import {
  policyText,
  privacyPolicy,
  refundPolicy,
  termsOfService,
  type ShippedPolicy,
} from 'shared/model/policies';
import type { SiteText } from 'shared/model/schemas';
import { siteTextList } from '../draft/draft-catalogue';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf } from '../form/field-values';
import { ItemForm, useItemForm, type FormProps } from '../form/ItemForm';

interface SiteTextFormProps extends FormProps<SiteText> {
  item: SiteText;
}

export function SiteTextForm({ item, onSaved }: FormProps<SiteText>) {
  // The list is fixed: no text is new.
  if (!item) return null;
  if (item.id === siteTextIds.banner) {
    return <PartForm {...{ item, onSaved }} fields={bannerFields} />;
  }
  if (item.id === siteTextIds.contact) {
    return <PartForm {...{ item, onSaved }} fields={contactFields} />;
  }
  return <PolicyForm {...{ item, onSaved }} />;
}

function PartForm<List extends FieldList>({
  item,
  onSaved,
  fields,
  shown = item,
  stored = (saved) => saved,
}: SiteTextFormProps & {
  fields: List;
  /** What the form begins with, and what is stored of what it contains. */
  shown?: SiteText;
  stored?: (saved: SiteText) => SiteText;
}) {
  const form = useItemForm({
    list: siteTextList,
    item,
    onSaved,
    checks: checksOf(fields, item),
    values: valuesOf(fields, shown),
    itemFrom: (values) => stored({ ...item, ...itemFrom(fields, values, item) }),
    messages: adminSiteTextMessages,
  });
  return <ItemForm form={form} noun={item.title} fields={fields} item={item} />;
}

const shipped: Readonly<Record<number, readonly [english: ShippedPolicy, hindi: ShippedPolicy]>> = {
  [siteTextIds.privacyPolicy]: [privacyPolicy, inHindi.privacyPolicy],
  [siteTextIds.termsOfService]: [termsOfService, inHindi.termsOfService],
  [siteTextIds.refundPolicy]: [refundPolicy, inHindi.refundPolicy],
};

/** Begins with the shipped text. As long as nobody changes it, none is stored, and it follows the program. */
function PolicyForm({ item, onSaved }: SiteTextFormProps) {
  const [text, hindi] = shipped[item.id]!.map(policyText);
  const { text: _text, hi: _hi, ...without } = item;
  return (
    <PartForm
      {...{ item, onSaved }}
      fields={policyFields}
      shown={{ ...item, text: item.text || text, hi: { text: item.hi?.text || hindi } }}
      stored={(saved) => (saved.text === text && saved.hi?.text === hindi ? without : saved)}
    />
  );
}
