import type { FormInstance } from 'antd';

/**
 * The values that the user has edited since the form was opened. Only these are sent: the others may have been changed
 * on another device meanwhile.
 */
export function touchedValues<Values>(form: FormInstance<Values>): Partial<Values> {
  // The form has the fields of its type; antd returns any.
  return form.getFieldsValue({ filter: (field) => field?.touched ?? false }) as Partial<Values>;
}
