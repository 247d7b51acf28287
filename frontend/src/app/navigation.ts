import { BookOpenCheck, Flame, GraduationCap, House, type LucideIcon, UserRound } from 'lucide-react';

export interface NavigationEntry {
  to: string;
  label: 'home' | 'practice' | 'predictions' | 'mocks' | 'mine';
  icon: LucideIcon;
  /** The letter after `g` that goes there. */
  key: string;
  /** Paths that count as this entry, besides its own. */
  covers: (pathname: string) => boolean;
}

const home: NavigationEntry = {
  to: '/app',
  label: 'home',
  icon: House,
  key: 'h',
  covers: (pathname) => pathname === '/app' || pathname === '/app/',
};

const practice: NavigationEntry = {
  to: '/app/question/list',
  label: 'practice',
  icon: BookOpenCheck,
  key: 'q',
  covers: (pathname) => pathname.startsWith('/app/question'),
};

const predictions: NavigationEntry = {
  to: '/app/predicate',
  label: 'predictions',
  icon: Flame,
  key: 'p',
  covers: (pathname) => pathname.startsWith('/app/predicate'),
};

const mocks: NavigationEntry = {
  to: '/app/mock',
  label: 'mocks',
  icon: GraduationCap,
  key: 'm',
  covers: (pathname) => pathname.startsWith('/app/mock'),
};

const mine: NavigationEntry = {
  to: '/app/me',
  label: 'mine',
  icon: UserRound,
  key: 'u',
  covers: (pathname) => pathname.startsWith('/app/me'),
};

/** The sidebar, top to bottom. An entry joins when its page does. */
export const sidebarEntries: readonly NavigationEntry[] = [home, practice, mocks, predictions];

export const bottomEntries: readonly NavigationEntry[] = [home, practice, mocks, predictions, mine];
