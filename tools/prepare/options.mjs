// The options of npm start and npm test. One that is not known ends the program with a sentence instead of a stack.
import { parseArgs } from 'node:util';

/**
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} command
 * @param {Options} options
 */
export function optionsOf(command, options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`);
    process.stderr.write(`${error.message.split('. ')[0]}. ${command} knows: ${known.join(', ')}\n`);
    return process.exit(2);
  }
}
