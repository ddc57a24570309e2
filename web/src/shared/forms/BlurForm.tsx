import type { ReactNode } from 'react';
import { Form, type FormInstance, type FormProps } from 'antd';

export type BlurFormProps<Values> = Omit<FormProps<Values>, 'children'> & { children: ReactNode };

/**
 * A form that validates a field when the focus leaves it, and removes its error as soon as it is edited: otherwise "The
 * passwords do not match" stays below two equal ones until then. A failed submit focuses the first field with an error.
 */
export function BlurForm<Values extends object>({ form: outerForm, onValuesChange, ...props }: BlurFormProps<Values>) {
  const [form] = Form.useForm<Values>(outerForm);

  const handleChange = (changed: Partial<Values>, values: Values) => {
    clearErrors(form as FormInstance, Object.keys(changed));
    onValuesChange?.(changed, values);
  };
  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      form={form}
      onValuesChange={handleChange}
      {...props}
    />
  );
}

function clearErrors(form: FormInstance, fields: string[]): void {
  const invalid = form.getFieldsError(fields).filter(({ errors }) => errors.length > 0);
  form.setFields(invalid.map(({ name }) => ({ name, errors: [] })));
}
