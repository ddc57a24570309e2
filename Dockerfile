# One image for everything; the command chooses the part, for example `node services/recipe/dist/main.js`.
# The base is the only image from a registry. How a release pins it by digest: k8s/README.md.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# Only the files that say which packages are needed. Their contents decide whether the steps that install packages run
# again, so a change of a source installs nothing.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM base AS build
COPY --from=manifests /app ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx nx run-many -t build --projects 'gateway,services/*,web'

FROM base AS packages
COPY --from=manifests /app ./
# What runs in production: neither the web application's packages (they are in its build) nor any tool.
RUN npm ci --omit=dev --no-audit --no-fund -w gateway -w services
# npm puts some packages below the part or library that requires another version of them.
RUN mkdir /packages && find . -name node_modules -prune -exec cp -a --parents {} /packages ';'

# What the programs read, named one by one: no source, test, bench or tool gets into the image.
FROM build AS programs
RUN mkdir /programs && cp -r --parents package.json \
      gateway/package.json gateway/dist gateway/assets \
      services/*/package.json services/*/dist \
      libs/*/package.json libs/*/dist libs/ingredient-parser/model \
      web/dist LICENSE \
      /programs

FROM base
ENV NODE_ENV=production \
    UV_THREADPOOL_SIZE=8 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    HEALTH_PORT=9001
COPY --from=packages /packages ./
COPY --from=programs /programs ./
USER 10001:10001
EXPOSE 9000 9001
CMD ["node", "gateway/dist/main.js"]
