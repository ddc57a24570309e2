import type { FormInstance } from 'antd';

/**
 * The values that the user has edited since the form was opened. Only these are sent: the others may have been changed
 * on another device meanwhile.
 */
export function touchedValues<Values>(form: FormInstance<Values>): Partial<Values> {
  // The form has the fields of its type; antd returns any.
  return form.getFieldsValue({ filter: (field) => field?.touched ?? false }) as Partial<Values>;
}

/**
 * Saves the edited values of a form that stays open. What was saved counts as edited only when it is edited again: until
 * then, another device may change it.
 *
 * @param save resolves to whether it succeeded
 */
export async function saveTouched<Values>(
  form: FormInstance<Values>,
  save: (values: Partial<Values>) => Promise<boolean>,
): Promise<boolean> {
  const fields = untypedForm(form);
  const fieldValues = fields
    .getFieldsError()
    .map(({ name }) => ({ name, value: JSON.stringify(fields.getFieldValue(name)) }));
  if (!(await save(touchedValues(form)))) return false;
  const unedited = fieldValues.filter(({ name, value }) => JSON.stringify(fields.getFieldValue(name)) === value);
  fields.setFields(unedited.map(({ name }) => ({ name, touched: false })));
  return true;
}

/** The names of all fields are known at run time only. */
const untypedForm = (form: unknown) => form as FormInstance<Record<string, unknown>>;
