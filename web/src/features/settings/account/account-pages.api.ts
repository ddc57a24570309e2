import type {
  EmailInvitation,
  EmailSent,
  InviteToken,
  InviteTokenCreate,
} from '@larder/contracts/identity/sign-in/invitation';
import type { TokenOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../../api/api.js';

/** The number of records of the household and its group. */
export interface HouseholdStatistics {
  totalRecipes: number;
  totalUsers: number;
  totalCategories: number;
  totalTags: number;
  totalTools: number;
}

const accountPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<HouseholdStatistics, void>({
      query: () => 'households/statistics',
      providesTags: ['Household', 'Members', 'RecipeList'],
    }),
    uploadAvatar: build.mutation<null, { userId: string; image: File }>({
      query: ({ userId, image }) => ({ url: `users/${userId}/image`, method: 'POST', body: avatarForm(image) }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Self', 'Members', 'AdminUser']),
    }),
    /** Only this response contains the secret. */
    createToken: build.mutation<TokenOut, { name: string }>({
      query: (body) => ({ url: 'users/api-tokens', method: 'POST', body }),
      invalidatesTags: (_token, error) => (error ? [] : ['Self']),
    }),
    deleteToken: build.mutation<unknown, number>({
      query: (id) => ({ url: `users/api-tokens/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Self']),
    }),
    getInvitations: build.query<InviteToken[], void>({
      query: () => 'households/invitations',
      providesTags: ['Invitations'],
    }),
    createInvitation: build.mutation<InviteToken, InviteTokenCreate>({
      query: (body) => ({ url: 'households/invitations', method: 'POST', body }),
      invalidatesTags: (_token, error) => (error ? [] : ['Invitations']),
    }),
    deleteInvitation: build.mutation<unknown, string>({
      query: (token) => ({ url: `households/invitations/${encodeURIComponent(token)}`, method: 'DELETE' }),
      invalidatesTags: ['Invitations'],
    }),
    mailInvitation: build.mutation<EmailSent, EmailInvitation>({
      query: (body) => ({ url: 'households/invitations/email', method: 'POST', body }),
    }),
  }),
});

export const {
  useGetStatisticsQuery,
  useUploadAvatarMutation,
  useCreateTokenMutation,
  useDeleteTokenMutation,
  useGetInvitationsQuery,
  useCreateInvitationMutation,
  useDeleteInvitationMutation,
  useMailInvitationMutation,
} = accountPagesApi;

function avatarForm(image: File): FormData {
  const form = new FormData();
  form.set('profile', image);
  return form;
}
