// Makes photos smaller and turns them upright, where the browser can read them, which also leaves out where they were taken: `tumble.smallerPhoto`.
(() => {
  if (!window.tumble) return;
  const largestSide = 2048;
  tumble.isHEIC = (file) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name || "");
  tumble.smallerPhoto = async (file) => {
    try {
      const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
      const scale = Math.min(1, largestSide / Math.max(picture.width, picture.height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
      return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob || file), "image/jpeg", 0.85));
    } catch {
      // The server says what is wrong with it. Some browsers don't know the kind of an iPhone's photo.
      return !file.type && tumble.isHEIC(file) ? new File([file], file.name, { type: "image/heic" }) : file;
    }
  };
})();
