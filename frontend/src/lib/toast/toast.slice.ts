import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: string;
  kind: ToastKind;
  message: string;
  /** A place in the application that the toast leads to. */
  link?: { to: string; label: string };
}

const most = 3;

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        const repeated = toasts.some(({ kind, message }) => kind === payload.kind && message === payload.message);
        return repeated ? toasts : [...toasts, payload].slice(-most);
      },
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
});

export const { toastShown, toastClosed } = slice.actions;
export const toastReducer = slice.reducer;
