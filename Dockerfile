# One image for everything; the command chooses the part, for example `node services/recipe/dist/main.js`.
FROM node:24.21.0-bookworm-slim AS sources
WORKDIR /app
COPY . .

FROM sources AS build
RUN npm ci --no-audit --no-fund
RUN npx nx run-many -t build --exclude=@larder/e2e

FROM sources AS packages
# What runs in production: neither the web application's packages (they are in its build) nor any tool.
RUN npm ci --omit=dev --no-audit --no-fund \
      -w @larder/gateway -w @larder/identity -w @larder/recipe -w @larder/parser \
      -w @larder/meal-plan -w @larder/shopping -w @larder/admin

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    UV_THREADPOOL_SIZE=8 \
    MALLOC_ARENA_MAX=2 \
    HEALTH_PORT=9001
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/libs ./libs
COPY --from=build /app/gateway ./gateway
COPY --from=build /app/services ./services
COPY --from=build /app/web/dist ./web/dist
USER 10001:10001
EXPOSE 9000 9001
CMD ["node", "gateway/dist/main.js"]
