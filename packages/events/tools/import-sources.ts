import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Lets Node import our TypeScript sources as they are: their relative imports are named for the build and end in .js. */
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !context.parentURL) return next(specifier, context);
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    return next(existsSync(fileURLToPath(source)) ? source.href : specifier, context);
  },
});
