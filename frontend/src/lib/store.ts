import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api/api.js';
import { eventsReducer } from './events/events.slice.js';
import { preferencesMiddleware, preferencesReducer } from './preferences/preferences.slice.js';
import { sessionReducer } from './session/session.slice.js';
import { sessionMiddleware } from './session/session-effects.js';
import { toastReducer } from './toast/toast.slice.js';

export const makeStore = () => {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      preferences: preferencesReducer,
      toasts: toastReducer,
      events: eventsReducer,
    },
    middleware: (standard) => standard().concat(api.middleware, sessionMiddleware, preferencesMiddleware),
  });
  setupListeners(store.dispatch);
  return store;
};

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<Store['getState']>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<State>();
