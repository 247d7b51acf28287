// Generated from the folders in types/ by `npm run gen -w @pte/exam`.
import type { TypeRules } from './type-rules.js';
import { rules as asq } from './types/asq/rules.js';
import { rules as di } from './types/di/rules.js';
import { rules as hcs } from './types/hcs/rules.js';
import { rules as hiw } from './types/hiw/rules.js';
import { rules as lfib } from './types/lfib/rules.js';
import { rules as lmcm } from './types/lmcm/rules.js';
import { rules as lmcs } from './types/lmcs/rules.js';
import { rules as ra } from './types/ra/rules.js';
import { rules as rfib } from './types/rfib/rules.js';
import { rules as rl } from './types/rl/rules.js';
import { rules as rmcm } from './types/rmcm/rules.js';
import { rules as rmcs } from './types/rmcs/rules.js';
import { rules as ro } from './types/ro/rules.js';
import { rules as rs } from './types/rs/rules.js';
import { rules as rts } from './types/rts/rules.js';
import { rules as rwfib } from './types/rwfib/rules.js';
import { rules as sgd } from './types/sgd/rules.js';
import { rules as smw } from './types/smw/rules.js';
import { rules as ssta } from './types/ssta/rules.js';
import { rules as sstc } from './types/sstc/rules.js';
import { rules as swta } from './types/swta/rules.js';
import { rules as swtc } from './types/swtc/rules.js';
import { rules as wem } from './types/wem/rules.js';
import { rules as wes } from './types/wes/rules.js';
import { rules as wfd } from './types/wfd/rules.js';

export const allTypeRules: readonly TypeRules[] = [asq, di, hcs, hiw, lfib, lmcm, lmcs, ra, rfib, rl, rmcm, rmcs, ro, rs, rts, rwfib, sgd, smw, ssta, sstc, swta, swtc, wem, wes, wfd];
