import { createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { defaultPreferences, type LocalPreferences, readPreferences, storePreferences } from './preferences.js';

const slice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    preferencesRestored: (_state, { payload }: PayloadAction<LocalPreferences>) => payload,
    preferencesChanged: (state, { payload }: PayloadAction<Partial<LocalPreferences>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesRestored, preferencesChanged } = slice.actions;
export const preferencesReducer = slice.reducer;

export const restorePreferences = () => preferencesRestored(readPreferences());

export const preferencesMiddleware: Middleware<object, { preferences: LocalPreferences }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (preferencesChanged.match(action)) storePreferences(getState().preferences);
    return result;
  };
