// Run once by MongoDB's image, while the store is still empty: a user for each service that keeps documents, who reads and writes its own database
// and sees no other. The passwords are those in the service's MONGO_URL, read from this container's environment (RECIPES_STORE_PASSWORD, …).
for (const service of ['identity', 'recipes', 'importer', 'community', 'billing', 'media']) {
  const pwd = process.env[`${service.toUpperCase()}_STORE_PASSWORD`];
  const roles = [{ role: 'readWrite', db: `simmer_${service}` }];
  db.getSiblingDB('admin').createUser({ user: service, pwd, roles });
}
