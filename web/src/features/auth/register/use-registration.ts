import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useCheckInvitationQuery, useRegisterMutation } from '../auth.api.js';
import { requestProblem } from '../request-problem.js';
import { registrationBody, type RegistrationValues } from './registration-body.js';
import { stepsOf, type RegistrationMode } from './registration-steps.js';

const INVALID = 'user-registration.invitation-invalid';

/** The state of a registration: page, input and navigation. */
export function useRegistration() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const invitation = query.get('token') ?? '';
  const { data: about } = useGetAppInfoQuery();
  const { data: check, isLoading: isChecking } = useCheckInvitationQuery(invitation || skipToken);
  const isInvalid = check?.valid === false;
  const [form] = Form.useForm<RegistrationValues>();
  const [register, { isLoading, error }] = useRegisterMutation();

  const mayCreate = about?.allowSignup ?? false;
  const [selectedMode, setSelectedMode] = useState<RegistrationMode | null>(invitation ? 'join' : null);
  const mode = selectedMode ?? (mayCreate ? null : 'join');
  const steps = stepsOf(mode, mayCreate);
  // A user with a valid invitation starts with the account step; the token step is reachable with Back.
  const [visited, setVisited] = useState<number | null>(null);
  const index = visited ?? (invitation ? steps.indexOf(isInvalid ? 'token' : 'account') : 0);

  const linkProblem = isInvalid && visited === null ? t(INVALID) : null;

  const submit = async (by: RegistrationMode) => {
    const { data: account } = await register(
      registrationBody(by, form.getFieldsValue(true) as RegistrationValues, i18n.language),
    );
    if (!account) return;
    dispatch(showToast({ level: 'success', key: 'user-registration.registration-success' }));
    await navigate('/login?direct=1', { state: { username: account.username } });
  };

  return {
    form,
    mode,
    step: steps[index] ?? 'account',
    index,
    count: steps.length,
    invitation,
    busy: isLoading,
    problem: error ? requestProblem(t, error, { 400: INVALID }) : linkProblem,
    ready: about !== undefined && !isChecking,
    choose: (mode: RegistrationMode) => {
      setSelectedMode(mode);
      setVisited(1);
    },
    back: index > 0 ? () => setVisited(index - 1) : undefined,
    next: () => {
      if (index < steps.length - 1) setVisited(index + 1);
      else if (mode) void submit(mode);
    },
  };
}
