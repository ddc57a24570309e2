import { ConfigProvider } from 'antd';
import type { TextInputProps } from '../ui/controls/TextInput.js';
import { PasswordInput } from './PasswordInput.js';

/** A password field as large as the other fields of the Ant Design form it stands in. */
export function FormPasswordInput(props: TextInputProps) {
  const { componentSize } = ConfigProvider.useConfig();
  return <PasswordInput size={componentSize === 'large' ? 'large' : 'middle'} {...props} />;
}
