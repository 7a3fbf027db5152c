import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { portBook } from '../../deploy/local/ports.mjs';
import { productEnvironment } from '../prepare/environment.mjs';
import { startProduct } from '../prepare/product.mjs';
import { mkdirSync } from 'node:fs';
const folder = '/tmp/simmer-kill-files';
mkdirSync(folder, { recursive: true });
const infrastructure = await startInfrastructure({ dataDir: folder, log: () => {} });
let product;
try {
const book = portBook(folder);
const ports = { gateway: await book.claim('gateway'), demoSite: await book.claim('demoSite') };
const environment = { ...productEnvironment({ dataDir: folder, servers: infrastructure.env, ports }), LOG_LEVEL: 'warn', GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', GATEWAY_IMPORTS_PER_HOUR: '0' };
product = await startProduct({ dataDir: folder, environment, book, eachService: true });
const url = environment.GATEWAY_URL;
const kill = async (n) => { await product.kill(n); await product.start(n); };
let cookie = '';
const req = async (method, path, body, type = 'application/json') => {
  const r = await fetch(url + '/api' + path, { method, headers: { origin: url, cookie, ...(body && type && { 'content-type': type }) }, body: body && (type ? JSON.stringify(body) : body) });
  cookie = r.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const text = await r.text();
  if (!r.ok) throw new Error(`${method} ${path} ${r.status} ${text}`);
  return text ? JSON.parse(text) : null;
};
const soup = (at) => ({ '@context': 'https://schema.org', '@type': 'Recipe', name: `Soup ${at}`, recipeIngredient: [`${at} leeks`], recipeInstructions: 'Simmer.' });
  for (const target of ['importer', 'importer', 'importer', 'recipes', 'importer']) {
    cookie = '';
    await req('POST', '/auth/register', { email: `${randomUUID()}@kill.example`, password: `walnut-${randomUUID()}` });
    const id = randomUUID();
    const form = new FormData();
    form.append('files', new Blob([JSON.stringify(Array.from({ length: 48 }, (_, at) => soup(at)))]), 'soups.json');
    await req('POST', `/file-imports/${id}`, form, null);
    if (target === 'recipes') await kill('importer');
    let state;
    const until = async (...s) => { const end = Date.now() + 60000; for (;;) { state = await req('GET', `/file-imports/${id}`).catch(() => state); if (s.includes(state?.status)) return state; if (Date.now() > end) throw new Error('stuck ' + JSON.stringify(state)); await pause(100); } };
    await until('ready', 'failed');
    await req('POST', `/file-imports/${id}/save`, {});
    await pause(200 + Math.random() * 700);
    const at = (await req('GET', '/recipes?limit=1').catch(() => ({}))).total;
    const killedAt = Date.now();
    await kill(target);
    await until('saved', 'failed');
    const total = (await req('GET', '/recipes?limit=1')).total;
    console.log(target, 'killed after', at, '->', state.status, 'saved', state.saved, 'notSaved', state.notSaved, 'found', state.found, 'in library', total, 'in', Date.now() - killedAt, 'ms');
    await req('POST', `/file-imports/${id}/undo`, {});
    await pause(150);
    await kill('importer');
    await until('undone');
    console.log('  undone; in library', (await req('GET', '/recipes?limit=1')).total);
  }
} finally { await product?.stop(); await infrastructure.remove(); }
