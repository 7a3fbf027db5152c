import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { openInfrastructure } from '../deploy/local/infrastructure.mjs';
import { runProduct } from './verify/running-product.ts';

it('a product that does not start leaves no server behind', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simmer-failing-'));
  try {
    await assert.rejects(runProduct({ dataDir, settings: { ITEMS_PER_PAGE: 'none' } }), /ITEMS_PER_PAGE/);
    assert.deepEqual(openInfrastructure({ dataDir }).pids, {});
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
