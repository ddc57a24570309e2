import { ConfigProvider } from 'antd';
import type { TextInputProps } from '../../ui/controls/TextInput.js';
import { PasswordInput } from './PasswordInput.js';

/** A password field with the size of the fields of an Ant Design form. */
export function FormPasswordInput(props: TextInputProps) {
  const { componentSize } = ConfigProvider.useConfig();
  return <PasswordInput size={componentSize === 'large' ? 'large' : 'middle'} {...props} />;
}
