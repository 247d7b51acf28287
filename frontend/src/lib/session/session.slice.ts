import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SelfUser } from '../api/shapes.js';

export interface SessionState {
  user: SelfUser | null;
  /** True while a stored session is being checked against the server for the first time. */
  checking: boolean;
  /** The sign-in dialog stands over the page. */
  signInOpen: boolean;
}

const initialState: SessionState = { user: null, checking: false, signInOpen: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored: (state, { payload }: PayloadAction<SelfUser | null>) => {
      state.user = payload;
    },
    sessionChecking: (state, { payload }: PayloadAction<boolean>) => {
      state.checking = payload;
    },
    signedIn: (state, { payload }: PayloadAction<SelfUser>) => {
      state.user = payload;
      state.signInOpen = false;
    },
    userUpdated: (state, { payload }: PayloadAction<SelfUser>) => {
      state.user = payload;
    },
    signedOut: (state) => {
      state.user = null;
    },
    sessionLost: (state) => {
      state.user = null;
    },
    signInAsked: (state) => {
      state.signInOpen = true;
    },
    signInDismissed: (state) => {
      state.signInOpen = false;
    },
  },
});

export const {
  sessionRestored,
  sessionChecking,
  signedIn,
  userUpdated,
  signedOut,
  sessionLost,
  signInAsked,
  signInDismissed,
} = slice.actions;
export const sessionReducer = slice.reducer;
